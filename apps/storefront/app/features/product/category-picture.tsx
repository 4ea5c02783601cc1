import { mediaSet } from '../../platform/document/media-set.ts'

interface CategoryPictureProps {
  /** The category's `image_url`. */
  url: string
  /** Its width on the page, for `sizes`. */
  sizes: string
  className?: string
}

const widths = [240, 480]

/**
 * A category's tile, in the best format and size; a picture from elsewhere is shown as it is. It has no alternative text: the name is
 * next to it.
 */
export function CategoryPicture({ url, sizes, className = '' }: CategoryPictureProps) {
  const avif = mediaSet(url, 'avif', widths)
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={url}
        srcSet={mediaSet(url, 'webp', widths)}
        sizes={sizes}
        alt=""
        width={480}
        height={480}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
