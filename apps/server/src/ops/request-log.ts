import type { FastifyBaseLogger } from 'fastify'

const methods = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent', 'child'] as const
type Child = FastifyBaseLogger['child']
type Method = (...parameters: unknown[]) => unknown

/** A logger that becomes a child of its parent when it is first used. */
class RequestLog {
  private readonly make: () => FastifyBaseLogger
  private made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.make = make
  }

  get log(): FastifyBaseLogger {
    return (this.made ??= this.make())
  }
  get level(): string {
    return this.log.level
  }
  set level(level: string) {
    this.log.level = level
  }
}

for (const name of methods)
  Object.defineProperty(RequestLog.prototype, name, {
    value(this: RequestLog, ...parameters: unknown[]) {
      return (this.log[name] as Method)(...parameters)
    },
  })

/** The logger of a request, with its id. Most requests log nothing, and pino looks for secrets in the id of each logger. */
export const requestLog = (
  parent: FastifyBaseLogger,
  bindings: Parameters<Child>[0],
  options: Parameters<Child>[1],
): FastifyBaseLogger =>
  new RequestLog(() => parent.child(bindings, options)) as unknown as FastifyBaseLogger
