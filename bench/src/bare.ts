import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'

const body = readFileSync(process.env['BARE_FILE']!)
const headers = JSON.parse(process.env['BARE_HEADERS']!) as Record<string, string>

const app = fastify()
app.get('/*', (_request, reply) => reply.headers(headers).send(body))
await app.listen({ host: '127.0.0.1', port: 0 })
process.once('disconnect', () => void app.close())
process.send?.({ ready: true, port: (app.server.address() as AddressInfo).port })
