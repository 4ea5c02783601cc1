import type { ProductImage } from '@tsiran/contract/configurable-shapes'

type Urls = Omit<ProductImage, 'id'>

interface PictureProps {
  urls: Urls
  alt: string
  /** Its width on the page, for `sizes`. */
  sizes: string
  /** Above the fold: loaded at once and first. */
  first?: boolean
  /** Its aspect ratio; square by default. */
  shape?: string
  className?: string
  /** Never wider than in a card: the widest file is left out. */
  small?: boolean
  /** Its frame; none by default. */
  frame?: string
}

const widths = {
  small_image_url: 240,
  medium_image_url: 480,
  large_image_url: 800,
  original_image_url: 1200,
} as const

/** Each size's address once, with its width; a placeholder has the same address in all sizes and no set. */
function sourceSet(urls: Urls, extension: '.avif' | '.webp', small: boolean): string | undefined {
  const sizes = (Object.keys(widths) as (keyof typeof widths)[]).slice(0, small ? 3 : 4)
  const entries = sizes.map((key) => [urls[key], widths[key]] as const)
  if (entries.some(([url]) => !url.endsWith('.webp'))) return undefined
  return entries
    .map(([url, width]) => `${url.slice(0, -'.webp'.length)}${extension} ${width}w`)
    .join(', ')
}

/** A product's or post's picture, cut to its shape, in the best format that the browser supports. */
export function Picture({
  urls,
  alt,
  sizes,
  first = false,
  shape = '',
  className = '',
  frame = 'contents',
  small = false,
}: PictureProps) {
  const avif = sourceSet(urls, '.avif', small)
  return (
    <picture className={`picture ${frame}`}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={urls.medium_image_url}
        srcSet={sourceSet(urls, '.webp', small)}
        sizes={sizes}
        alt={alt}
        width={480}
        height={480}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={`${shape} ${className}`.trim() || undefined}
      />
    </picture>
  )
}
