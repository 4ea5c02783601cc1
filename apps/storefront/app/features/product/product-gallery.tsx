import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import type { ProductImage } from '@tsiran/contract/configurable-shapes'
import { Carousel } from '@tsiran/ui/carousel'
import { useRef, useState, type MouseEvent, type UIEvent } from 'react'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { Picture } from './picture.tsx'

const loadViewer = () => import('./picture-viewer.tsx')
const PictureViewer = lazyPart(async () => (await loadViewer()).PictureViewer)
// After a failure, opening it loads it again.
const prepare = () => void loadViewer().catch(() => undefined)

interface ProductGalleryProps {
  images: readonly ProductImage[]
  name: string
  /** The main picture's `sizes`. */
  sizes?: string
}

/** Pictures in a row to swipe and enlarge, and thumbnails, three visible, that are plain links to them. */
export function ProductGallery({
  images,
  name,
  sizes = '(min-width: 1024px) 600px, 94vw',
}: ProductGalleryProps) {
  const t = useMessages()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const toast = useToast()
  const close = () => setEnlarged(false)
  const fail = () => {
    close()
    toast.error(t('shell.loadFailed'))
  }

  const show = (event: MouseEvent, place: number) => {
    event.preventDefault()
    const { current } = strip
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
    current?.scrollTo({ left: place * current.clientWidth, behavior: smooth ? 'smooth' : 'auto' })
  }
  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))

  return (
    <section aria-label={t('product.gallery')}>
      <div className="relative">
        <ul
          ref={strip}
          onScroll={follow}
          tabIndex={images.length > 1 ? 0 : undefined}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-card border border-line bg-card [scrollbar-width:none]"
        >
          {images.map((image, place) => (
            <li key={image.id} id={`picture-${image.id}`} className="w-full shrink-0 snap-center">
              <Picture
                urls={image}
                alt={image.alt ?? (place === 0 ? name : `${name}, ${place + 1}`)}
                sizes={sizes}
                first={place === 0}
              />
            </li>
          ))}
        </ul>
        {images.length > 0 && (
          <button
            type="button"
            aria-label={t('product.zoom', { name })}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setEnlarged(true)}
            className="absolute right-3 bottom-3 grid size-11 cursor-zoom-in place-items-center rounded-full border border-line bg-card shadow-sm shadow-ink/10 hover:border-leaf hover:text-leaf noscript:hidden"
          >
            <IconZoomIn size={22} aria-hidden />
          </button>
        )}
      </div>
      {images.length > 1 && (
        <div className="mt-3 w-66">
          <Carousel
            label={t('product.thumbnails')}
            className="auto-cols-[calc((100%-1rem)/3)] gap-2 py-1"
          >
            {images.map((image, place) => (
              <li key={image.id}>
                <a
                  href={`#picture-${image.id}`}
                  onClick={(event) => show(event, place)}
                  aria-label={t('product.picture', { number: place + 1 })}
                  aria-current={place === shown ? 'true' : undefined}
                  className="block overflow-hidden rounded-control border-2 border-line aria-[current]:border-leaf"
                >
                  <img
                    src={image.small_image_url}
                    alt=""
                    width={80}
                    height={80}
                    loading="lazy"
                    className="aspect-square w-full object-cover"
                  />
                </a>
              </li>
            ))}
          </Carousel>
        </div>
      )}
      {enlarged && (
        <PictureViewer images={images} name={name} start={shown} onClose={close} onFailed={fail} />
      )}
    </section>
  )
}
