import type { Logo } from '@tsiran/contract/content'

/** Logos side by side; each is loaded lazily. */
export function LogoWall({ logos, label }: { logos: readonly Logo[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="mt-8 grid grid-cols-3 gap-2.5 sm:grid-cols-5 sm:gap-4 lg:grid-cols-8"
    >
      {logos.map(({ id, label: name, path }) => (
        <li key={id} className="overflow-hidden rounded-card border border-line bg-card">
          <picture>
            <source type="image/avif" srcSet={path.replace(/\.webp$/, '.avif')} />
            <img
              src={path}
              alt={name}
              title={name}
              width={240}
              height={240}
              loading="lazy"
              decoding="async"
              className="aspect-square h-auto w-full object-cover"
            />
          </picture>
        </li>
      ))}
    </ul>
  )
}
