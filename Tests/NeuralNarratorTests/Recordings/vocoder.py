#!/usr/bin/env python3
"""Records what hibari's own vocoder makes of made-up spectra, for VocoderTests; needs hibari-tts 0.2.1 and numpy.

Usage: vocoder.py >vocoder.json

The spectra follow from formulas that the test has too; the noise is so soft that it cannot be heard, since its numbers
come from another generator there.
"""
import json

import numpy as np
from hibari import dsp

FRAMES, BINS = 21, 601
PITCH = [0, 0, 130, 180, 220, 240, 210, 160, 90, 30, 10, 35, 300, 280, 260, 250, 245, 180, 120, 60, 20]


def main():
    frame = np.arange(FRAMES, dtype=np.float32)[None, :]
    row = np.arange(BINS, dtype=np.float32)[:, None]
    pitch = np.array(PITCH, np.float32)
    harmonics = (1 + np.sin(row / 40 + frame / 3)).astype(np.float32)
    rotation = (2 * np.sin(row / 90 - frame / 5)).astype(np.float32)
    noise = np.full((BINS, FRAMES), -60, np.float32)
    remainder = (-1 + np.cos(row / 25 + frame / 2)).astype(np.float32)
    phase = (6 * np.sin(row / 7 + frame)).astype(np.float32)
    pulses = dsp.pulses(pitch)
    sound = dsp.synth(harmonics, rotation, noise, remainder, phase, pitch, np.random.default_rng(1))
    short = {"pulses": pulses[::11], "sound": sound[::11]}
    print(json.dumps({name: [round(float(value), 5) for value in values] for name, values in short.items()}))


if __name__ == "__main__":
    main()
