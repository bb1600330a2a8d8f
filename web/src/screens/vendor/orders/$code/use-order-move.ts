import { useAct } from '../../../../documents/use-act'

/** Runs one action on an order at a time. */
export function useOrderMove() {
  const { act, pending } = useAct(['order'])
  /** Resolves to true when done. `name` identifies the button. */
  const move = (name: string, run: () => Promise<{ message: string }>) =>
    act({ name, run: async () => (await run()).message })
  return { move, pending }
}
