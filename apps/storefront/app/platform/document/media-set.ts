const picture = /^(\/media\/.+\/)\d+\.webp$/

/** The `srcset` of a picture of ours in the given widths (pixels); undefined for a picture from elsewhere. */
export function mediaSet(
  url: string,
  ending: 'avif' | 'webp',
  widths: readonly number[],
): string | undefined {
  const folder = picture.exec(url)?.[1]
  return folder && widths.map((width) => `${folder}${width}.${ending} ${width}w`).join(', ')
}
