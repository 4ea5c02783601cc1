/** Allowed form targets besides this site, also by redirect, and whether this site may frame the page. */
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

/**
 * The policy of the back office's document. Its styles are files, and scripts that set single styles need no permission. Pictures
 * may also be files that were just chosen. In development Vite puts style sheets into the document.
 */
export const backOfficePolicy = (
  scriptHashes: readonly string[],
  https: boolean,
  development: boolean,
): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join(';')

/** Headers of a document that the back office frames: no script runs in it, and it loads nothing. Its links open in a new tab. */
export const framedHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join(';'),
  'x-frame-options': 'SAMEORIGIN',
}

/** Browser features that no page of the shop uses; pickers scan barcodes by the camera in the back office. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const permissionsPolicy = (own: readonly string[] = []): string =>
  permissions.map((feature) => `${feature}=(${own.includes(feature) ? 'self' : ''})`).join(', ')

/** The `permissions-policy` of the back office's document. */
export const backOfficePermissions = permissionsPolicy(['camera'])

/** Security headers of every answer. Pages replace the policy by one with their scripts' hashes. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': pagePolicy([], https),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy(),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})
