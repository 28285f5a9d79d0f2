import StoryCore
