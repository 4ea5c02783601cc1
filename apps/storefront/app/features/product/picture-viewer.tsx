import type { ProductImage } from '@tsiran/contract/configurable-shapes'
import { FullScreen } from '@tsiran/ui/full-screen'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Picture } from './picture.tsx'

interface PictureViewerProps {
  images: readonly ProductImage[]
  name: string
  /** Index of the first picture. */
  start: number
  onClose: () => void
}

/** Pictures over the whole screen, one at a time by swipe, wheel or arrows; a press enlarges one further, where it was pressed. */
export function PictureViewer({ images, name, start, onClose }: PictureViewerProps) {
  const t = useMessages()
  const strip = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const { current } = strip
    if (current) current.scrollLeft = start * current.clientWidth
    current?.focus()
  }, [start])
  return (
    <FullScreen
      label={t('product.gallery')}
      onClose={onClose}
      head={<p className="truncate font-bold">{name}</p>}
      className="bg-card"
    >
      <ul
        ref={strip}
        tabIndex={0}
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain outline-none [scrollbar-width:none]"
      >
        {images.map((image, place) => (
          <li key={image.id} className="size-full shrink-0 snap-center">
            <Enlargeable image={image} name={images.length > 1 ? `${name}, ${place + 1}` : name} />
          </li>
        ))}
      </ul>
    </FullScreen>
  )
}

function Enlargeable({ image, name }: { image: ProductImage; name: string }) {
  const t = useMessages()
  const frame = useRef<HTMLDivElement>(null)
  /** Where it was pressed, as parts of its width and height. */
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current || !point) return
    current.scrollLeft = point.x * current.scrollWidth - current.clientWidth / 2
    current.scrollTop = point.y * current.scrollHeight - current.clientHeight / 2
  }, [point])

  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // A press by keyboard has no position: the middle.
    const pressed =
      event.detail === 0
        ? { x: 0.5, y: 0.5 }
        : { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
    setPoint(point ? null : pressed)
  }
  return (
    <div
      ref={frame}
      className={`grid size-full ${point ? 'overflow-auto' : 'place-items-center overflow-hidden'}`}
    >
      <button
        type="button"
        onClick={toggle}
        aria-pressed={point !== null}
        aria-label={t('product.zoom', { name })}
        className={
          point
            ? 'w-[max(220vw,220dvh)] cursor-zoom-out'
            : 'w-[min(100vw,100dvh-4rem)] cursor-zoom-in'
        }
      >
        <Picture urls={image} alt="" sizes={point ? '1200px' : 'min(100vw, 100vh)'} />
      </button>
    </div>
  )
}
