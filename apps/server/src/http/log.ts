const secret = /((?:^|[?&])(?:token|api_token|key|password)=)[^&]*/gi

/** An address without the tokens in its query (decisions 12). */
export const withoutSecrets = (url: string) => url.replace(secret, '$1[redacted]')
