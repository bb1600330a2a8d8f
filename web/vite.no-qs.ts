/** In place of `qs` (60 kB), which InstantSearch needs only for the routing that we don't use. */
function refuse(): never {
  throw new Error('InstantSearch routing is not part of this app: addresses are the router’s')
}

export default { parse: refuse, stringify: refuse }
