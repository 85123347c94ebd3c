import { createContext, useContext, useMemo, type ReactNode } from 'react'

import {
  DEFAULT_MONEY_FORMAT,
  formatMoney,
  nonBreaking,
  type MinorUnits,
  type MoneyFormat,
} from '#domain/money/money.ts'

/** Formats an amount as in the venue's country, without a line break between sign and digits. */
export type WriteMoney = (amount: MinorUnits) => string

const MoneyContext = createContext<WriteMoney>((amount) =>
  nonBreaking(formatMoney(amount, DEFAULT_MONEY_FORMAT)),
)

type Props = { readonly country: MoneyFormat; readonly children: ReactNode }

/** Provides the money format of one country. */
export function MoneyProvider({ country, children }: Props) {
  const { currencySymbol, mantissaLength } = country
  const write = useMemo<WriteMoney>(
    () => (amount) => nonBreaking(formatMoney(amount, { currencySymbol, mantissaLength })),
    [currencySymbol, mantissaLength],
  )
  return <MoneyContext.Provider value={write}>{children}</MoneyContext.Provider>
}

/** `money(1240000)` is '$ 12.400' in a country with cents. */
export function useMoney(): WriteMoney {
  return useContext(MoneyContext)
}
