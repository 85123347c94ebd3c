import type { RuleId } from '#audit/rule.ts'
import { proof as ambiguousLink } from './ambiguous-link.ts'
import { proof as axe } from './axe.ts'
import { proof as blockedPaste } from './blocked-paste.ts'
import { proof as changeOnFocus } from './change-on-focus.ts'
import { proof as colourOnlyError } from './colour-only-error.ts'
import { proof as colourOnlyLink } from './colour-only-link.ts'
import { proof as coveredFocus } from './covered-focus.ts'
import { proof as dragOnly } from './drag-only.ts'
import { proof as endlessMotion } from './endless-motion.ts'
import { proof as fieldPurpose } from './field-purpose.ts'
import { proof as focusOrder } from './focus-order.ts'
import { proof as foreignText } from './foreign-text.ts'
import { proof as frozenState } from './frozen-state.ts'
import { proof as keyboardTrap } from './keyboard-trap.ts'
import { proof as keylessControl } from './keyless-control.ts'
import { proof as labelInName } from './label-in-name.ts'
import { proof as largeText } from './large-text.ts'
import { proof as lostFocus } from './lost-focus.ts'
import { proof as lostInForcedColors } from './lost-in-forced-colors.ts'
import { proof as lowContrast } from './low-contrast.ts'
import { proof as mapWithoutText } from './map-without-text.ts'
import { proof as modalFocus } from './modal-focus.ts'
import { proof as modalWithoutEscape } from './modal-without-escape.ts'
import { proof as motionDespiteReduce } from './motion-despite-reduce.ts'
import { proof as namelessControl } from './nameless-control.ts'
import { proof as namelessGroup } from './nameless-group.ts'
import { proof as placeholderLabel } from './placeholder-label.ts'
import { proof as severalH1 } from './several-h1.ts'
import { proof as sidewaysScroll } from './sideways-scroll.ts'
import { proof as silentChange } from './silent-change.ts'
import { proof as smallTarget } from './small-target.ts'
import { proof as spacedText } from './spaced-text.ts'
import { proof as starOnly } from './star-only.ts'
import { proof as unreachableControl } from './unreachable-control.ts'
import { proof as unseenFocus } from './unseen-focus.ts'
import { proof as vagueAlt } from './vague-alt.ts'
import { proof as vagueTitle } from './vague-title.ts'
import { proof as weakEdge } from './weak-edge.ts'
import { proof as wrongLanguage } from './wrong-language.ts'
import type { Proof } from './proof.ts'

/** A page for each rule: one without a proof does not compile. */
export const proofs: Readonly<Record<RuleId, Proof>> = {
  'ambiguous-link': ambiguousLink,
  axe,
  'blocked-paste': blockedPaste,
  'change-on-focus': changeOnFocus,
  'colour-only-error': colourOnlyError,
  'colour-only-link': colourOnlyLink,
  'covered-focus': coveredFocus,
  'drag-only': dragOnly,
  'endless-motion': endlessMotion,
  'field-purpose': fieldPurpose,
  'focus-order': focusOrder,
  'foreign-text': foreignText,
  'frozen-state': frozenState,
  'keyboard-trap': keyboardTrap,
  'keyless-control': keylessControl,
  'label-in-name': labelInName,
  'large-text': largeText,
  'lost-focus': lostFocus,
  'lost-in-forced-colors': lostInForcedColors,
  'low-contrast': lowContrast,
  'map-without-text': mapWithoutText,
  'modal-focus': modalFocus,
  'modal-without-escape': modalWithoutEscape,
  'motion-despite-reduce': motionDespiteReduce,
  'nameless-control': namelessControl,
  'nameless-group': namelessGroup,
  'placeholder-label': placeholderLabel,
  'several-h1': severalH1,
  'sideways-scroll': sidewaysScroll,
  'silent-change': silentChange,
  'small-target': smallTarget,
  'spaced-text': spacedText,
  'star-only': starOnly,
  'unreachable-control': unreachableControl,
  'unseen-focus': unseenFocus,
  'vague-alt': vagueAlt,
  'vague-title': vagueTitle,
  'weak-edge': weakEdge,
  'wrong-language': wrongLanguage,
}
