/** Edge lengths in pixels of the four sizes that every picture comes in. */
export const imageSizes = { small: 240, medium: 480, large: 800, original: 1200 } as const

/** Key of the picture that stands in where a product or category has none. */
export const placeholder = 'placeholder/product'

/** Address of a picture in one size. The same address with `.avif` exists too. */
export const imageUrl = (media: string | null, size: keyof typeof imageSizes) =>
  `/media/${media ?? placeholder}/${imageSizes[size]}.webp`

/** The four addresses of a picture, in the contract's shape. */
export const imageUrls = (media: string | null) => ({
  small_image_url: imageUrl(media, 'small'),
  medium_image_url: imageUrl(media, 'medium'),
  large_image_url: imageUrl(media, 'large'),
  original_image_url: imageUrl(media, 'original'),
})
