import './paper.css'
import type { Seller } from '@tsiran/contract/admin/document-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { ReactNode } from 'react'
import { paperWords } from './paper-words.ts'

interface PaperProps {
  locale: Locale
  title: string
  subtitle: string
  seller?: Seller
  children: ReactNode
}

/** One paper, on pages of its own, in its own language. */
export function Paper({ locale, title, subtitle, seller, children }: PaperProps) {
  return (
    <article
      lang={locale}
      className="paper mx-auto mb-6 max-w-[210mm] p-4 text-sm sm:p-10 print:m-0 print:max-w-none print:p-0"
      aria-label={`${title}, ${subtitle}`}
    >
      <header
        className="mb-4 flex flex-wrap justify-between gap-4 border-b border-line pb-3"
        style={{ borderColor: seller?.accent }}
      >
        {seller && (
          <address className="text-xs text-muted not-italic">
            <strong className="block text-lg text-ink" style={{ color: seller.accent }}>
              {seller.name}
            </strong>
            {seller.address}
            <br />
            {seller.phone}
            <br />
            {seller.email}
            {seller.tin && (
              <>
                <br />
                {paperWords(locale)('document.tin')} {seller.tin}
              </>
            )}
          </address>
        )}
        <div className={seller && 'sm:text-end'}>
          <h1 className="text-2xl font-bold">{title}</h1>
          <p>{subtitle}</p>
        </div>
      </header>
      {children}
    </article>
  )
}

/** Labels and what they say; empty ones are left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, text: string])[] }) {
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts
        .filter(([, text]) => text.trim() !== '')
        .map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd dir="auto" className="whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** Labels and sums at the end of a paper; the last one stands out. */
export function Sums({ sums }: { sums: readonly (readonly [label: string, sum: string])[] }) {
  return (
    <dl className="sums mt-4 ms-auto grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 text-end">
      {sums.map(([label, sum], at) => (
        <div
          key={label}
          className={at === sums.length - 1 ? 'contents text-lg font-bold' : 'contents'}
        >
          <dt>{label}</dt>
          <dd className="whitespace-nowrap">{sum}</dd>
        </div>
      ))}
    </dl>
  )
}
