import type { ESTree } from 'rolldown/utils'

export type Node = ESTree.Node

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/** Calls `visit` for a node and all its descendants, parents first, in source order. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => void): void {
  const step = (current: Node, parent: Node | null): void => {
    visit(current, parent)
    for (const key in current) {
      const value: unknown = Reflect.get(current, key)
      if (typeof value !== 'object' || value === null || key === 'parent') continue
      if (!Array.isArray(value)) {
        if (isNode(value)) step(value, current)
      } else for (const part of value) if (isNode(part)) step(part, current)
    }
  }
  step(node, null)
}

/** Returns the text of a string literal or of a template without values; undefined for anything else. */
export function findText(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

/**
 * Returns the name of an identifier or literal property, `a.name` or `{ name: … }`; undefined when computed.
 */
export function findName(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier') return node.name
  return findText(node)
}

/** Returns `[object, property]` of `object.property` when both are plain names. */
export function findMember(node: Node): readonly [string, string] | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined
  const name = node.computed ? findText(node.property) : findName(node.property)
  return name === undefined ? undefined : [node.object.name, name]
}

export interface ExportedFunction {
  readonly name: string
  readonly params: readonly Node[]
  readonly start: number
}

type Statement = ESTree.Program['body'][number]

function functionsOf(statement: Statement): ExportedFunction[] {
  const inner =
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? statement.declaration
      : statement
  if (inner.type === 'FunctionDeclaration' && inner.id)
    return [{ name: inner.id.name, params: inner.params, start: inner.start }]
  if (inner.type !== 'VariableDeclaration') return []
  return inner.declarations.flatMap(({ id, init, start }) =>
    id.type === 'Identifier' &&
    (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      ? [{ name: id.name, params: init.params, start }]
      : [],
  )
}

/** Returns the functions that a module exports by name, declared with `function` or as constants. */
export function exportedFunctions(program: ESTree.Program): ExportedFunction[] {
  const listed = new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && !statement.source
        ? statement.specifiers.map(({ local }) => findName(local))
        : [],
    ),
  )
  return program.body.flatMap((statement) =>
    functionsOf(statement).filter(
      ({ name }) => statement.type === 'ExportNamedDeclaration' || listed.has(name),
    ),
  )
}

/** Returns a parameter's name and type name, where it has them: `db: Db` → `['db', 'Db']`. */
export function paramNameAndType(param: Node): readonly [string | undefined, string | undefined] {
  const inner = param.type === 'AssignmentPattern' ? param.left : param
  if (inner.type !== 'Identifier') return [undefined, undefined]
  const annotation = inner.typeAnnotation?.typeAnnotation
  const type =
    annotation?.type === 'TSTypeReference' && annotation.typeName.type === 'Identifier'
      ? annotation.typeName.name
      : undefined
  return [inner.name, type]
}

/**
 * Returns whether a module contains a command or subscriber, which take the transaction's `work` as
 * first parameter.
 */
export function takesWork(program: ESTree.Program): boolean {
  return exportedFunctions(program).some(({ params: [first] }) => {
    const [name, type] = first ? paramNameAndType(first) : []
    return name === 'work' || type === 'Work'
  })
}

/** Returns every name that a module declares or imports, at any depth. */
export function declaredNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>()
  const bind = (pattern: Node | null | undefined): void => {
    if (!pattern) return
    if (pattern.type === 'Identifier') names.add(pattern.name)
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left)
    else if (pattern.type === 'RestElement') bind(pattern.argument)
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(bind)
    else if (pattern.type === 'ObjectPattern')
      for (const part of pattern.properties)
        bind(part.type === 'RestElement' ? part.argument : part.value)
  }
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') bind(node.id)
    else if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') {
      bind(node.id)
      node.params.forEach(bind)
    } else if (node.type === 'ArrowFunctionExpression') node.params.forEach(bind)
    else if (node.type === 'CatchClause') bind(node.param)
    else if (node.type === 'ClassDeclaration') bind(node.id)
    else if ('local' in node && node.type.startsWith('Import')) bind(node.local)
  })
  return names
}
