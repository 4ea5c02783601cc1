import type { Locator, Page } from '@playwright/test'
import { expect } from '../shop.ts'

/** A person's pace in milliseconds: a key, and a decision where to go next. */
const keyMs = 80
const decisionMs = 1_200

/** The languages of a text, as its fields name them. */
export const languages = ['Հայերեն', 'Русский', 'English'] as const
export type Texts = readonly [hy: string, ru: string, en: string]

/** What a task took, in seconds: keys, decisions, and the time that pages took. */
export interface Pace {
  keys: number
  decisions: number
  pagesSeconds: number
  /** All together. */
  seconds: number
}

/**
 * Somebody who works with keyboard and mouse. The test runs at full speed; the person's time is counted by their keys and decisions,
 * and added to what really passed.
 */
export class Person {
  page: Page
  /** What the person's authenticator app has. */
  secret = ''
  #keys = 0
  #decisions = 0

  constructor(page: Page) {
    this.page = page
  }

  /** All keys and decisions so far. */
  get spent() {
    return { keys: this.#keys, decisions: this.#decisions }
  }

  /** Does a task and tells what it took. */
  async time(task: () => Promise<void>): Promise<Pace> {
    const [keys, decisions, began] = [this.#keys, this.#decisions, performance.now()]
    await task()
    const pages = performance.now() - began
    const spent = { keys: this.#keys - keys, decisions: this.#decisions - decisions }
    return {
      ...spent,
      pagesSeconds: Math.round(pages / 1000),
      seconds: Math.round((pages + spent.keys * keyMs + spent.decisions * decisionMs) / 1000),
    }
  }

  /** Opens an address: it is pasted, or a link outside the browser. */
  async open(address: string): Promise<void> {
    this.#decisions += 1
    await this.page.goto(address)
  }

  async click(target: Locator): Promise<void> {
    this.#decisions += 1
    await target.click()
  }

  /** Looks for something until it is there. */
  async see(target: Locator): Promise<void> {
    await expect(target).toBeVisible({ timeout: 60_000 })
  }

  async press(key: string): Promise<void> {
    this.#keys += 1
    await this.page.keyboard.press(key)
  }

  /** Goes to a field and types; what was in it is replaced. */
  async type(target: Locator, text: string): Promise<void> {
    this.#decisions += 1
    this.#keys += text.length + 1
    await target.click()
    await this.page.keyboard.press('Control+a')
    await this.page.keyboard.insertText(text)
  }

  /** Types where the cursor is. */
  async write(text: string): Promise<void> {
    this.#keys += text.length
    await this.page.keyboard.insertText(text)
  }

  /** Types a text in the three languages, whose fields are beside each other. */
  async typeTexts(label: string, texts: Texts, within: Page | Locator = this.page): Promise<void> {
    for (const [place, language] of languages.entries())
      await this.type(
        within.getByRole('textbox', { name: new RegExp(`^${label}: ${language}`) }),
        texts[place]!,
      )
  }

  /** Works elsewhere for a while, such as in a spreadsheet. */
  work({ decisions, keys }: { decisions: number; keys: number }): void {
    this.#decisions += decisions
    this.#keys += keys
  }

  /** Pastes what was copied from a list or a spreadsheet. */
  async paste(target: Locator, text: string): Promise<void> {
    this.#decisions += 2
    this.#keys += 2
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await target.click()
    await this.page.keyboard.press('Control+v')
  }

  async choose(target: Locator, option: string | { label: string }): Promise<void> {
    this.#decisions += 1
    await target.selectOption(option)
  }

  async check(target: Locator): Promise<void> {
    this.#decisions += 1
    await target.check()
  }

  /** Chooses files in the system's window. */
  async upload(target: Locator, file: { name: string; buffer: Buffer }): Promise<void> {
    this.#decisions += 2
    await target.setInputFiles({ mimeType: 'application/octet-stream', ...file })
  }
}
