import { connect, type Socket } from 'node:net'
import type { WireRequest } from './fuzz-calls.ts'

/** What came back: the status line's number, headers in small letters, the bytes of the body. Null where nothing came but the end. */
export interface WireAnswer {
  status: number
  headers: Map<string, string>
  body: string
}

export function bytesOf({ method, target, headers, body }: WireRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value.replace(/[\r\n\0]/g, ' ')}`)
  const length =
    body === '' && !['POST', 'PUT', 'PATCH'].includes(method)
      ? []
      : [`content-length: ${Buffer.byteLength(body)}`]
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...lines,
    ...length,
    'connection: close',
    '',
    '',
  ].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)])
}

function read(raw: Buffer): WireAnswer | null {
  const end = raw.indexOf('\r\n\r\n')
  if (end === -1) return null
  const [first = '', ...lines] = raw.subarray(0, end).toString('latin1').split('\r\n')
  const rest = raw.subarray(end + 4)
  const status = Number(first.split(' ')[1])
  // What goes before the answer to `Expect`.
  if (status === 100) return read(rest)
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return { status, headers, body: rest.toString() }
}

/** Collects what a connection answers until it ends. */
export function answerOn(socket: Socket): Promise<WireAnswer | null> {
  const pieces: Buffer[] = []
  return new Promise((resolve) => {
    socket.on('data', (piece) => pieces.push(piece))
    // A server that refuses to read on may reset the connection behind its answer.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(read(Buffer.concat(pieces))))
  })
}

/** Sends one request over a connection of its own. */
export async function send(port: number, request: WireRequest): Promise<WireAnswer | null> {
  const socket = connect(port, '127.0.0.1')
  const answer = answerOn(socket)
  socket.write(bytesOf(request))
  return answer
}
