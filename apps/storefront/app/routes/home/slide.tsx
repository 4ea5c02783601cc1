import type { Slide as SlideData } from '@tsiran/contract/content'
import { ButtonLink } from '@tsiran/ui/button'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { mediaSet } from '../../platform/document/media-set.ts'

const tones = [
  'from-apricot-light to-apricot-deep',
  'from-mint to-leaf-mist',
  'from-blush to-apricot-mist',
  'from-apricot-soft to-apricot-light',
]
const widths = [480, 800]
const sizes = '(min-width: 1024px) 440px, (min-width: 640px) 50vw, 60vw'

interface SlideProps {
  slide: SlideData
  /** Its index, from 0. The first one's picture is the page's largest paint. */
  place: number
}

/**
 * Words at the left, and a picture that fades into the slide's colour at the right. The whole slide is its link. On phones an
 * Armenian one has room for one more line, which the fallback font may need.
 */
export function Slide({
  slide: { title, content, path, slider_path, link_label },
  place,
}: SlideProps) {
  const locale = useLocale()
  const avif = mediaSet(slider_path, 'avif', widths)
  return (
    <div
      className={`relative flex h-full min-h-80 items-center overflow-hidden max-sm:[:lang(hy)_&]:min-h-104 bg-linear-110 p-6 pb-16 sm:p-10 sm:pb-18 lg:min-h-100 ${tones[place % tones.length]}`}
    >
      <picture className="contents">
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          src={slider_path}
          srcSet={mediaSet(slider_path, 'webp', widths)}
          sizes={sizes}
          alt=""
          width={800}
          height={800}
          loading={place === 0 ? 'eager' : 'lazy'}
          fetchPriority={place === 0 ? 'high' : 'auto'}
          draggable={false}
          className="absolute top-[44%] -right-3 aspect-square w-[52%] -translate-y-1/2 object-cover max-sm:mask-radial-from-62% max-sm:mask-radial-to-100% max-sm:mask-radial-closest-side sm:inset-y-0 sm:right-0 sm:aspect-auto sm:h-full sm:translate-y-0 sm:mask-l-from-80% sm:mask-l-to-100%"
        />
      </picture>
      <div className="relative w-[58%] sm:w-[56%]">
        <h2 className="text-[1.375rem] leading-tight font-bold text-balance hyphens-auto sm:text-4xl lg:text-[2.5rem]">
          {title}
        </h2>
        <div className="mt-3 max-w-md sm:text-lg" dangerouslySetInnerHTML={{ __html: content }} />
        <ButtonLink
          to={`/${locale}${path}`}
          prefetch="intent"
          draggable={false}
          className="mt-5 px-5 py-3 after:absolute after:-inset-500 sm:px-6 sm:text-base"
        >
          {link_label}
        </ButtonLink>
      </div>
    </div>
  )
}
