import type { Failure, Handler, Input, OperationId, Reply } from '../contract/handlers.ts'
import type { RequestContext } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import { studioAccess } from '../studio/studio-access.ts'
import { adminGuard } from './admin-token.ts'

type Calls<Served extends OperationId> = { [K in Served]: (input: Input<K>) => Promise<Reply<K>> | Reply<K> }

/** Asks for the operator's token before each call of the studio, where there is one; a venue's opens nothing here. */
export function studioGuarded<Served extends OperationId>(
  { config }: Services,
  calls: Calls<Served>,
): { [K in Served]: Handler<K> } {
  const guard: (context: RequestContext) => Failure | undefined =
    studioAccess(config) === 'open' ? () => undefined : adminGuard(config.adminToken)
  const entries = Object.entries(calls) as [Served, (input: { context: RequestContext }) => unknown][]
  return Object.fromEntries(
    entries.map(([id, handle]) => [
      id,
      async (input: { context: RequestContext }) => guard(input.context) ?? handle(input),
    ]),
  ) as unknown as { [K in Served]: Handler<K> }
}
