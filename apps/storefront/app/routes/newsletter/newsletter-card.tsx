import type { ReactNode } from 'react'

/**
 * The frame of the newsletter's pages. Their addresses hold a key, which no other site must get; `no-referrer` would hide the forms'
 * origin.
 */
export function NewsletterCard({
  title,
  text,
  children,
}: {
  title: string
  text: string | undefined
  children: ReactNode
}) {
  return (
    <div className="mx-auto mt-6 w-full max-w-xl rounded-card border border-line bg-card p-5 sm:mt-10 sm:p-8">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <h1 className="mb-3 text-2xl font-extrabold">{title}</h1>
      {text && <p className="mb-5 text-muted">{text}</p>}
      {children}
    </div>
  )
}
