import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useUiTexts } from './ui-texts.tsx'

interface CarouselProps {
  label: string
  /** Columns of the list: `auto-cols-…`, `gap-…`. */
  className: string
  /** List items, each a snap point. */
  children: ReactNode
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Which ends of a horizontally scrolling list are out of view. */
function useEnds() {
  const list = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ before: false, after: false })
  const look = () => {
    const { current } = list
    if (!current) return
    const left = current.scrollWidth - current.clientWidth - current.scrollLeft
    setEnds({ before: current.scrollLeft > 1, after: left > 1 })
  }
  useEffect(() => {
    const observer = new ResizeObserver(look)
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [])
  return { list, ends, look }
}

/**
 * A row that scrolls sideways, by swipe, wheel or keys like every list; buttons scroll it by its visible width. The browser
 * does the scrolling, so it works without scripts too.
 */
export function Carousel({ label, className, children }: CarouselProps) {
  const texts = useUiTexts()
  const { list, ends, look } = useEnds()
  const turn = (direction: 1 | -1) => {
    const { current } = list
    current?.scrollBy({
      left: direction * current.clientWidth,
      behavior: calm() ? 'auto' : 'smooth',
    })
  }
  return (
    <div role="group" aria-label={label} className="relative">
      <ul
        ref={list}
        onScroll={look}
        className={`grid snap-x snap-mandatory grid-flow-col overflow-x-auto overscroll-x-contain [scrollbar-width:none] *:snap-start ${className}`}
      >
        {children}
      </ul>
      <Turn
        label={texts.scrollBack}
        shown={ends.before}
        onClick={() => turn(-1)}
        className="-left-2"
      >
        <IconChevronLeft size={22} aria-hidden />
      </Turn>
      <Turn label={texts.scrollOn} shown={ends.after} onClick={() => turn(1)} className="-right-2">
        <IconChevronRight size={22} aria-hidden />
      </Turn>
    </div>
  )
}

interface TurnProps {
  label: string
  shown: boolean
  onClick: () => void
  className: string
  children: ReactNode
}

function Turn({ label, shown, onClick, className, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-hidden={!shown || undefined}
      tabIndex={shown ? undefined : -1}
      onClick={onClick}
      className={`absolute top-1/2 z-2 grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full border border-line bg-card shadow-md shadow-ink/15 transition-opacity duration-150 hover:bg-leaf-soft motion-reduce:transition-none noscript:hidden ${shown ? '' : 'pointer-events-none opacity-0'} ${className}`}
    >
      {children}
    </button>
  )
}
