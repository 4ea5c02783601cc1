/** A bucket of an S3-compatible service. */
export interface BucketConfig {
  /** `https://host`, without a slash at its end. */
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

/** Name of each setting of the bucket. */
export const bucketSettings = [
  'MEDIA_ENDPOINT',
  'MEDIA_BUCKET',
  'MEDIA_ACCESS_KEY',
  'MEDIA_SECRET_KEY',
] as const

/** Names that every S3-compatible service takes. */
export const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
