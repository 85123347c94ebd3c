import { useStore } from 'zustand'
import { createBenefitsStore } from './benefits-store.ts'
import type { BenefitsStore } from './benefits-store.ts'
import { lateStore } from './late-store.ts'
import { useSession } from './session-context.tsx'

/** The benefits of a session; all who show or change them share it. */
export const benefitsOf = lateStore('benefits', createBenefitsStore)

/** One value of them; the component renders again only when that value changes. */
export const useBenefits = <Value>(select: (state: ReturnType<BenefitsStore['getState']>) => Value): Value =>
  useStore(benefitsOf(useSession()), select)
