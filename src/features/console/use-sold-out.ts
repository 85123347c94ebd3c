import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import type { MenuThing } from './menu-things.ts'
import { useChange } from './use-change.ts'

type Turn = { key: string; isGone: boolean }

/**
 * What a venue ran out of, and its switch. A press shows at once; the server is told of one after another, so that
 * the last press on a thing is the one that stands, and what it refuses goes back.
 */
export function useSoldOut(calls: ConsoleCalls) {
  const change = useChange()
  const list = useQuery(calls.soldOut)
  const queryClient = useQueryClient()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const told = useRef(Promise.resolve())
  const off = new Set(list.data?.items.map(keyOf))
  return {
    isKnown: list.isSuccess,
    isError: list.isError,
    isOff(thing: MenuThing): boolean {
      const key = keyOf(thing)
      return turns.findLast((turn) => turn.key === key)?.isGone ?? off.has(key)
    },
    turn({ kind, id }: MenuThing, isGone: boolean): void {
      const turn = { key: keyOf({ kind, id }), isGone }
      setTurns((before) => [...before, turn])
      told.current = told.current.then(async () => {
        await change(async () => {
          const after = await calls.setSoldOut({ kind, id, soldOut: isGone })
          queryClient.setQueryData(calls.soldOut.queryKey, after)
        })
        setTurns((before) => before.filter((one) => one !== turn))
      })
    },
  }
}

const keyOf = ({ kind, id }: Pick<MenuThing, 'kind' | 'id'>): string => `${kind} ${id}`
