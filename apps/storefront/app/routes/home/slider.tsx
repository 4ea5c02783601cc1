import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import type { Slide as SlideData } from '@tsiran/contract/content'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Slide } from './slide.tsx'
import { useSlider } from './use-slider.ts'

const control =
  'pointer-events-auto grid size-11 cursor-pointer place-items-center rounded-full hover:bg-white/60'

/**
 * The slides of the home page: a row that the browser scrolls and snaps, without scripts too. With scripts it turns by
 * itself, and by arrows, dots and drags.
 */
export function Slider({ slides }: { slides: readonly SlideData[] }) {
  const t = useMessages()
  const { viewport, place, turning, playing, moved, go, toggle, ...presence } = useSlider(
    slides.length,
  )
  return (
    <section
      aria-label={t('slider.label')}
      aria-roledescription="carousel"
      className="group relative overflow-hidden rounded-card"
      {...presence}
    >
      <div
        ref={viewport}
        className={`h-full ${moved ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]'}`}
      >
        <ul
          aria-live={turning ? 'off' : 'polite'}
          className={`flex h-full ${moved ? 'touch-pan-y' : ''}`}
        >
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              aria-roledescription="slide"
              aria-label={t('slider.place', { place: index + 1, count: slides.length })}
              inert={moved && index !== place}
              className="min-w-0 flex-[0_0_100%] snap-start"
            >
              <Slide slide={slide} place={index} />
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className="pointer-events-none absolute inset-x-0 bottom-2 flex items-center px-4 sm:px-8 noscript:hidden">
          <button
            type="button"
            aria-label={t(playing ? 'slider.pause' : 'slider.play')}
            onClick={toggle}
            className={control}
          >
            {playing ? (
              <IconPlayerPause size={20} aria-hidden />
            ) : (
              <IconPlayerPlay size={20} aria-hidden />
            )}
          </button>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              aria-label={t('slider.show', { place: index + 1 })}
              aria-current={index === place || undefined}
              onClick={() => go(index)}
              className="group/dot pointer-events-auto grid h-11 w-7 cursor-pointer place-items-center"
            >
              <span className="h-2.5 w-2.5 rounded-full border border-transparent bg-ink/35 transition-[width,background-color] duration-200 group-hover/dot:bg-ink/60 group-aria-[current]/dot:w-5 group-aria-[current]/dot:bg-leaf motion-reduce:transition-none" />
            </button>
          ))}
          <span className="flex-1" />
          <button
            type="button"
            aria-label={t('slider.previous')}
            onClick={() => go(place - 1)}
            className={control}
          >
            <IconChevronLeft size={22} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={t('slider.next')}
            onClick={() => go(place + 1)}
            className={control}
          >
            <IconChevronRight size={22} aria-hidden />
          </button>
        </div>
      )}
    </section>
  )
}
