import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allowTime, mayTakeTime } from './upload-time.ts'

let server: Server
let allowedMs: number | undefined

beforeEach(async () => {
  allowedMs = undefined
  server = createServer(
    { requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 20 },
    (request: IncomingMessage, response) => {
      const end = request.url === '/files' ? allowTime(request.socket, allowedMs) : () => {}
      void text(request)
        .then((body) => response.end(body))
        .catch(() => undefined)
        .finally(end)
    },
  )
  server.on('clientError', (error, socket) => {
    if (!mayTakeTime(error, socket as Socket)) socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A client that sends the beginning of a body of four bytes. */
function begin(path: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 4\r\n\r\nab`)
  return { socket, answer: text(socket) }
}

test('a slow upload goes on while other slow clients are closed', async () => {
  const upload = begin('/files')
  expect(await begin('/other').answer).toContain('408')
  expect(await begin('/other').answer).toContain('408')
  upload.socket.end('cd')
  expect(await upload.answer).toMatch(/^HTTP\/1.1 200 .*abcd$/s)
})

test('the next request of a connection that sent files has the usual time', async () => {
  const { socket, answer } = begin('/files')
  socket.write('cd')
  await once(socket, 'data')
  socket.write('POST /files-no-more HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 4\r\n\r\n')
  expect(await answer).toContain('408')
})

test('an upload that never ends is closed', async () => {
  allowedMs = 200
  expect(await begin('/files').answer).toBe('')
})
