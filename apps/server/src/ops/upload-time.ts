import type { Socket } from 'node:net'

/** Milliseconds that a client may take to send its files: phones upload slowly. */
export const uploadTimeoutMs = 15 * 60_000

/** Connections over which files are being received. */
const receiving = new WeakSet<Socket>()

/**
 * Lets one connection send longer than the server's timeout of requests allows, until it is closed after {@link uploadTimeoutMs}. A
 * client that sends nothing at all is closed as usual. Returns the function that ends it.
 */
export function allowTime(socket: Socket, timeoutMs = uploadTimeoutMs): () => void {
  receiving.add(socket)
  const timer = setTimeout(() => socket.destroy(), timeoutMs)
  return () => {
    clearTimeout(timer)
    receiving.delete(socket)
  }
}

/** Whether a connection's error is but Node's timeout of requests, which {@link allowTime} has put off. Node asks once per request. */
export const mayTakeTime = (error: NodeJS.ErrnoException, socket: Socket): boolean =>
  error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && receiving.has(socket)
