import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import type { SlideEngine } from './slide-engine.ts'

/** Milliseconds that a slide is shown (spec 1 §9). */
export const slideMs = 8000

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Turns the slides. The code that moves them loads with the first turn; until then the browser scrolls them. They pause
 * while they are pointed at, touched or focused, while the page is out of sight, with reduced motion, and once paused.
 */
export function useSlider(count: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const engine = useRef<Promise<SlideEngine | null>>(null)
  const [place, setPlace] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    if (isCalm()) setPlaying(false)
  }, [])

  const start = () => {
    engine.current ??= (async () => {
      try {
        const { startSlides } = await import('./slide-engine.ts')
        if (!viewport.current) return null
        setMoved(true)
        return startSlides(viewport.current, { jump: isCalm(), onPlace: setPlace })
      } catch {
        // The load failed: the browser goes on scrolling, and the next turn loads again.
        engine.current = null
        return null
      }
    })()
    return engine.current
  }
  const go = (to: number) => void start().then((slides) => slides?.go((to + count) % count))
  useEffect(() => () => void engine.current?.then((slides) => slides?.end()), [])

  const turning = playing && !pointed && !focused && count > 1
  const turn = useEffectEvent(() => {
    if (!document.hidden) go(place + 1)
  })
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(turn, slideMs)
    return () => clearInterval(timer)
  }, [turning, place])

  return {
    viewport,
    place,
    playing,
    turning,
    moved,
    go,
    toggle: () => setPlaying(!playing),
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    // A clicked button keeps the focus; only a visible keyboard focus pauses the slides.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false)
    },
    onScrollCapture: () => {
      const { current } = viewport
      if (current && !engine.current) setPlace(Math.round(current.scrollLeft / current.clientWidth))
    },
  }
}
