import { splashScript } from './splash.ts'
import { useNonce } from '../../platform/document/page-scripts.ts'
import logo from '../shop/tsiran.svg?url'

/** The logo over the first page of a visit (R30). Hidden unless its script shows it. */
export function SplashScreen() {
  return (
    <>
      {/* The server's copy has run when the browser renders this. */}
      <script
        nonce={useNonce()}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? splashScript : '' }}
      />
      <div
        aria-hidden
        data-testid="loader"
        className="invisible fixed inset-0 z-70 grid place-items-center bg-cream opacity-0 transition-[opacity,visibility] duration-200 print:hidden [[data-loader]_&]:visible [[data-loader]_&]:opacity-100"
      >
        <span className="grid size-44 place-items-center rounded-full bg-apricot-soft motion-safe:[[data-loader]_&]:animate-breathe">
          <img src={logo} alt="" width={104} height={104} />
        </span>
      </div>
    </>
  )
}
