import { imageUrl } from '../media/media.ts'

/** What an option is shown by, as the database holds it. */
export interface Swatched {
  /** A colour, `#b3261e`. */
  swatch_value: string | null
  /** Key of a picture. */
  swatch_image: string | null
}

/** What an option is shown by, as shoppers' answers have it: the picture by its address, absent where there is none. */
export const swatchView = ({ swatch_value, swatch_image }: Swatched) => ({
  swatch_value,
  ...(swatch_image !== null && { swatch_image: imageUrl(swatch_image, 'small') }),
})
