import { Fragment, useState, type ReactNode } from 'react'
import { useBranchContact } from '#session/page-context.ts'
import { consoleTokenStore } from '#session/console-token-store.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { SignIn } from './sign-in.tsx'

/** What this device's token gives: the token, and how it is left. */
export type Signed = { token: string; onLeave: (isRevoked: boolean) => void }

/**
 * A page of the console, or the way in. The token is this device's, so the server's page and the first render have none.
 */
export function SignedIn({ children }: { children: (signed: Signed) => ReactNode }) {
  const { id } = useBranchContact()
  const isHydrated = useHydrated()
  /** Absent until somebody signs in or out on this page: what the device keeps decides. */
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
