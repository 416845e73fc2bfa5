"""Federated averaging of two models, each a list of numbers."""


# region weights
def weights(counts):
    return [count / sum(counts) for count in counts]


# endregion


# region average
def average(models, counts):
    shares = weights(counts)
    return [sum(share * value for share, value in zip(shares, values)) for values in zip(*models)]


# endregion

if __name__ == "__main__":
    print(average([[2.0, 1.0], [4.0, 1.0]], [100, 300]))
