# region words
print("words")
# endregion
print("whole")
