import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Where a page's forms may lead besides this site, also by a redirect, and whether this site may frame it. */
export interface PagePolicyOptions {
  formTargets?: readonly string[]
  framed?: boolean
}

/** `script-src` of one page: this site's files and the inline scripts with these hashes. */
export const pagePolicy = (
  scriptHashes: readonly string[],
  https: boolean,
  { formTargets = [], framed = false }: PagePolicyOptions = {},
): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    // React writes style attributes; no style sheet but our own is loaded.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join(';')

/** Security headers of every answer (safety.md). Pages replace the policy by one with their scripts' hashes. */
export async function addSecurityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  const policy = pagePolicy([], https)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
  })
}
