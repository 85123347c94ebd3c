import { Fragment, useState, type ReactNode } from 'react'
import { useBranchContact } from '#session/page-context.ts'
import { consoleTokenStore } from '#session/console-token-store.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { SignIn } from './sign-in.tsx'

/** The token of this device, and how to sign out. */
export type Signed = { token: string; onLeave: (isRevoked: boolean) => void }

/**
 * A page of the console, or the sign-in form. The token is stored on the device, so the server's page and the first
 * render have none.
 */
export function SignedIn({ children }: { children: (signed: Signed) => ReactNode }) {
  const { id } = useBranchContact()
  const isHydrated = useHydrated()
  /** Undefined until somebody signs in or out on this page: then the stored token applies. */
  const [choice, setChoice] = useState<{ token?: string; isRevoked?: boolean }>()
  const store = consoleTokenStore(id)
  const known = choice === undefined && isHydrated ? store.read() : choice?.token
  if (known !== undefined) {
    const onLeave = (isRevoked: boolean) => {
      if (isRevoked) store.expire(known)
      else store.forget()
      setChoice({ token: store.read(), isRevoked })
    }
    return <Fragment key={known}>{children({ token: known, onLeave })}</Fragment>
  }
  const enter = (typed: string) => {
    store.keep(typed)
    setChoice({ token: typed })
  }
  return <SignIn isRevoked={choice?.isRevoked === true} onEnter={enter} />
}
