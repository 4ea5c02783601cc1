import type { ProductImage } from '@tsiran/contract/catalog'
import { useRef, useState, type MouseEvent, type UIEvent } from 'react'
import { Picture } from '../../components/product/picture.tsx'
import { useMessages } from '../../lib/messages.ts'

interface ProductGalleryProps {
  images: readonly ProductImage[]
  name: string
}

/** Pictures side by side to swipe through, and thumbnails that are plain links to them. */
export function ProductGallery({ images, name }: ProductGalleryProps) {
  const t = useMessages()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

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
              alt={place === 0 ? name : `${name}, ${place + 1}`}
              sizes="(min-width: 1024px) 600px, 94vw"
              first={place === 0}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto py-1">
          {images.map((image, place) => (
            <li key={image.id} className="shrink-0">
              <a
                href={`#picture-${image.id}`}
                onClick={(event) => show(event, place)}
                aria-label={t('product.picture', { number: place + 1 })}
                aria-current={place === shown ? 'true' : undefined}
                className="block size-18 overflow-hidden rounded-control border-2 border-line aria-[current]:border-leaf"
              >
                <img src={image.small_image_url} alt="" width={72} height={72} loading="lazy" className="size-full object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
