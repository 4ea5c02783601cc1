import { ConfigError, url, group } from './config-values.ts'

/** A bucket of an S3-compatible service. */
export interface BucketConfig {
  /** `https://host`, without a slash at its end. */
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

/** Names that every S3-compatible service takes. */
export const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** The settings of the bucket; null for the folder. Throws ConfigError. */
export function readBucket(env: NodeJS.ProcessEnv): BucketConfig | null {
  const store = env['MEDIA_STORE'] || 'folder'
  if (store !== 'folder' && store !== 's3')
    throw new ConfigError(`MEDIA_STORE is "${store}": it takes folder or s3`)
  const set = group(env, ['MEDIA_ENDPOINT', 'MEDIA_BUCKET', 'MEDIA_ACCESS_KEY', 'MEDIA_SECRET_KEY'])
  if (store === 'folder') {
    if (set) throw new ConfigError('MEDIA_BUCKET is set without MEDIA_STORE=s3')
    return null
  }
  if (!set)
    throw new ConfigError('MEDIA_STORE is s3: it takes MEDIA_ENDPOINT, MEDIA_BUCKET and both keys')
  const endpoint = url('MEDIA_ENDPOINT', set.MEDIA_ENDPOINT, ['https:', 'http:'])
  if (!bucketName.test(set.MEDIA_BUCKET))
    throw new ConfigError(`MEDIA_BUCKET is "${set.MEDIA_BUCKET}", which is no name of a bucket`)
  return {
    endpoint: (endpoint.origin + endpoint.pathname).replace(/\/$/, ''),
    region: env['MEDIA_REGION'] || 'us-east-1',
    bucket: set.MEDIA_BUCKET,
    accessKey: set.MEDIA_ACCESS_KEY,
    secretKey: set.MEDIA_SECRET_KEY,
  }
}
