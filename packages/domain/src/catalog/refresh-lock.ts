/** Number of the advisory lock that whoever writes the lists holds until the end of the transaction. */
export const refreshLock = 20_260_001
