import { AppError, failure, type Problem } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { z } from 'zod'
import type { Text, Values } from '@pasok/domain/kernel/texts'

type Issue = z.core.$ZodIssue
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>
/** A sentence of ours with its values. */
type Said = Pick<Problem, 'text' | 'values'>

/** Values beyond these tell a person nothing. */
const MOST_VALUES = 12
/** As the screens write numbers, in both languages. */
const figures = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

const KINDS: Readonly<Record<string, Text>> = {
  string: kernelTexts.notText,
  number: kernelTexts.notNumber,
  int: kernelTexts.notWhole,
  boolean: kernelTexts.notYesOrNo,
  array: kernelTexts.notList,
}

const FORMATS: Readonly<Record<string, Text>> = {
  email: kernelTexts.notEmail,
  date: kernelTexts.notDate,
  datetime: kernelTexts.notDate,
}

/** Left out, or nothing typed. */
const isMissing = (input: unknown) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')

function ofKind({ expected, input }: IssueOf<'invalid_type'>): Said {
  if (isMissing(input)) return { text: kernelTexts.required }
  return { text: KINDS[expected] ?? kernelTexts.invalid }
}

function ofValues({ values, input }: IssueOf<'invalid_value'>): Said {
  if (isMissing(input)) return { text: kernelTexts.required }
  if (values.length > MOST_VALUES)
    return {
      text: kernelTexts.notAmong,
      values: { count: values.length, example: String(values[0]) },
    }
  return { text: kernelTexts.notOneOf, values: { values: values.map(String).join(', ') } }
}

const limit = (name: string, value: number | bigint): Values => ({ [name]: figures.format(value) })

function ofTooMuch({ origin, maximum, inclusive = true }: IssueOf<'too_big'>): Said {
  const values = limit('maximum', maximum)
  if (origin === 'string') return { text: kernelTexts.tooLong, values }
  if (origin === 'array' || origin === 'set') return { text: kernelTexts.tooMany, values }
  return { text: inclusive ? kernelTexts.tooLarge : kernelTexts.notBelow, values }
}

function ofTooLittle({ origin, minimum, inclusive = true, input }: IssueOf<'too_small'>): Said {
  const values = limit('minimum', minimum)
  if (origin === 'string')
    return isMissing(input)
      ? { text: kernelTexts.required }
      : { text: kernelTexts.tooShort, values }
  if (origin === 'array' || origin === 'set') return { text: kernelTexts.tooFew, values }
  return { text: inclusive ? kernelTexts.tooSmall : kernelTexts.notAbove, values }
}

const textShape = z.object({ en: z.string(), id: z.string() })

/** A schema's own sentence, in each language where the schema brings them (`params.text`). */
function ofOwn({ params, message }: IssueOf<'custom'>): Said {
  const own = textShape.safeParse(params?.['text'])
  return { text: own.success ? own.data : { en: message, id: message } }
}

function saidOf(issue: Issue): Said {
  if (issue.code === 'invalid_type') return ofKind(issue)
  if (issue.code === 'invalid_value') return ofValues(issue)
  if (issue.code === 'too_big') return ofTooMuch(issue)
  if (issue.code === 'too_small') return ofTooLittle(issue)
  if (issue.code === 'custom') return ofOwn(issue)
  if (isMissing(issue.input)) return { text: kernelTexts.required }
  if (issue.code === 'invalid_format') return { text: FORMATS[issue.format] ?? kernelTexts.invalid }
  return { text: kernelTexts.invalid }
}

/** What the schema library found at a place, in words for people; it must have kept the input. */
function problemOf(issue: Issue): Problem {
  return {
    code: 'bad_request',
    ...(issue.path.length > 0 && { path: issue.path.join('.') }),
    ...saidOf(issue),
  }
}

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
