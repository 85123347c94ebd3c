import type { LateStores, Session } from './session.ts'

/** The way to a store whose code comes with what shows it: made for a session when it is first asked for. */
export const lateStore =
  <Name extends keyof LateStores>(name: Name, create: (session: Session) => LateStores[Name]) =>
  (session: Session): LateStores[Name] =>
    (session.late[name] ??= create(session))
