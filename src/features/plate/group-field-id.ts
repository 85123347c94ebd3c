/** Id of the element of a garnish group, to bring it into view and give it focus. */
export const groupFieldId = (groupId: string): string => `grupo-${groupId}`

/** Brings the group that needs a choice into view, focused, so that its name and error are read. */
export function focusGroup(groupId: string | undefined): void {
  if (groupId === undefined) return
  const field = document.getElementById(groupFieldId(groupId))
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
