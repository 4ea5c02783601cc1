/** Advisory lock of every transaction that writes the lists, held until it ends. */
export const refreshLock = 20_260_001
