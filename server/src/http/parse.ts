import { AppError, failure } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import type { z } from 'zod'
import { problemOf } from './problem-of'

/**
 * The issues of a union's closest alternative, in their places: that none of them fits says nothing
 * to a person.
 */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(0, ...issues.map(({ path }) => path.length))
  const alternatives = issue.errors.map((issues) => issues.flatMap(closest))
  const [best = []] = alternatives.toSorted((a, b) => depth(b) - depth(a))
  if (depth(best) === 0) return [issue]
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** What PostgreSQL can't keep as text: the character 0, and half a surrogate pair. */
const UNKEEPABLE = /\0|\p{Surrogate}/u

/** The place of the first text that can't be kept, in parsed input. */
export function findUnkeepable(value: unknown, path: readonly string[] = []): string[] | undefined {
  if (typeof value === 'string') return UNKEEPABLE.test(value) ? [...path] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnkeepable(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

/**
 * The input in its declared shape; what isn't declared is dropped.
 * @throws AppError `bad_request` with a problem per place.
 */
export function parse<Shape extends z.ZodType>(shape: Shape, input: unknown): z.output<Shape> {
  const result = shape.safeParse(input, { reportInput: true })
  if (result.success) {
    const place = findUnkeepable(result.data)
    if (!place) return result.data
    throw failure('bad_request', { text: kernelTexts.unkeepable, path: place.join('.') })
  }
  const [first, ...others] = result.error.issues.flatMap(closest).slice(0, 20).map(problemOf)
  if (!first) throw result.error
  throw new AppError([first, ...others])
}
