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
