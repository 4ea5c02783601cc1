interface CategoryPictureProps {
  /** The category's `image_url`. */
  url: string
  /** How wide it stands on the page, for `sizes`. */
  sizes: string
  className?: string
}

const picture = /^(\/media\/.+\/)\d+\.webp$/

/** A category's tile, in the best format and size; a picture from elsewhere is shown as it is. It says nothing: the name stands beside it. */
export function CategoryPicture({ url, sizes, className = '' }: CategoryPictureProps) {
  const folder = picture.exec(url)?.[1]
  const set = (ending: string) => folder && `${folder}240.${ending} 240w, ${folder}480.${ending} 480w`
  return (
    <picture className="contents">
      {folder && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
      <img
        src={url}
        srcSet={set('webp')}
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
