import EmblaCarousel from 'embla-carousel'

export interface SlideEngine {
  /** Shows a slide, counted from 0. */
  go(place: number): void
  end(): void
}

interface SlideOptions {
  /** True shows a slide at once, without an animation. */
  jump: boolean
  onPlace: (place: number) => void
}

/** Takes the slides over from the browser's scrolling, at the present slide: a ring, by drag and swipe too. */
export function startSlides(viewport: HTMLElement, { jump, onPlace }: SlideOptions): SlideEngine {
  const startIndex = Math.round(viewport.scrollLeft / viewport.clientWidth)
  viewport.style.overflow = 'hidden'
  viewport.scrollLeft = 0
  const embla = EmblaCarousel(viewport, { loop: true, startIndex })
  const notify = () => onPlace(embla.selectedScrollSnap())
  embla.on('select', notify)
  notify()
  return {
    go(place) {
      // In a ring the first slide follows the last one.
      const { length } = embla.scrollSnapList()
      const here = embla.selectedScrollSnap()
      if (place === (here + 1) % length) embla.scrollNext(jump)
      else if (place === (here - 1 + length) % length) embla.scrollPrev(jump)
      else embla.scrollTo(place, jump)
    },
    end: () => embla.destroy(),
  }
}
