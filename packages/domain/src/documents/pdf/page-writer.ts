import PDFDocument from 'pdfkit'
import type { Locale } from '@tsiran/contract/locale'
import { fontOf, type Weight } from './fonts.ts'
import { wrapText } from './wrap-text.ts'
import { textRuns, type TextRun } from './text-runs.ts'

export interface TextStyle {
  /** Points. */
  size: number
  weight?: Weight
  color?: string
}

interface Box {
  x: number
  /** Top of the first line. */
  y: number
  width: number
  align?: 'left' | 'right'
  /** Lines at most; the last one ends in an ellipsis. */
  maxLines?: number
}

/** A4 in points, and its margins. */
export const page = { width: 595.28, height: 841.89, margin: 42, foot: 30 }
export const lineHeight = ({ size }: TextStyle): number => size * 1.35

/** Draws text on A4 pages; the baselines of all fonts are the same. */
export class PageWriter {
  readonly document: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<Buffer>

  constructor({ title, locale }: { title: string; locale: Locale }) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang: locale,
      info: { Title: title, Producer: 'Tsiran', Creator: 'Tsiran' },
    })
    this.document.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#ended = new Promise((resolve, reject) => {
      this.document.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.document.on('error', reject)
    })
  }

  /** Draws a text within a width, and returns the height that it takes. Points. */
  text(text: string, style: TextStyle, { x, y, width, align = 'left', maxLines }: Box): number {
    const lines = wrapText(text, { width, style, maxLines })
    lines.forEach((line, number) =>
      this.#line(textRuns(line), style, {
        x,
        y: y + number * lineHeight(style) + style.size,
        width,
        align,
      }),
    )
    return lines.length * lineHeight(style)
  }

  /** Draws a line at its baseline. Its width is that of the drawn letters: kerning makes it less than the sum of theirs. */
  #line(runs: readonly TextRun[], style: TextStyle, { x, y, width, align }: Box): void {
    const widths = runs.map((run) => this.#font(run, style).widthOfString(run.text))
    let left = align === 'right' ? x + width - widths.reduce((sum, each) => sum + each, 0) : x
    for (const [at, run] of runs.entries()) {
      this.#font(run, style).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += widths[at]!
    }
  }

  #font(
    { script }: TextRun,
    { size, weight = 400, color = '#1d1d1b' }: TextStyle,
  ): PDFKit.PDFDocument {
    const { name, file } = fontOf(script, weight)
    if (!this.#registered.has(name)) {
      this.#registered.add(name)
      this.document.registerFont(name, file)
    }
    return this.document.font(name).fontSize(size).fillColor(color)
  }

  readonly #registered = new Set<string>()

  /** A hairline across the page. */
  rule(y: number, color = '#c9c5bd'): void {
    const { document } = this
    document
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  }

  addPage(): void {
    this.document.addPage()
  }

  /** Writes the same line at the foot of all pages since the last call, and hands them on. */
  finishPages(footOf: (number: number, count: number) => string): void {
    const { start, count } = this.document.bufferedPageRange()
    for (let number = 0; number < count; number++) {
      this.document.switchToPage(start + number)
      const y = page.height - page.foot
      const width = page.width - 2 * page.margin
      this.text(
        footOf(number + 1, count),
        { size: 8, color: '#6b675f' },
        { x: page.margin, y, width, align: 'right', maxLines: 1 },
      )
    }
    this.document.flushPages()
  }

  /** Ends the document and returns its bytes. */
  end(): Promise<Buffer> {
    this.document.end()
    return this.#ended
  }
}
