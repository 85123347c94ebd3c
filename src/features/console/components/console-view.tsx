import { Board } from './board.tsx'
import { SignedIn } from './signed-in.tsx'

/** The board of the venue. */
export const ConsoleView = () => <SignedIn>{(signed) => <Board {...signed} />}</SignedIn>
