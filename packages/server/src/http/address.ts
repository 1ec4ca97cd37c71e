/**
 * Addresses of clients, and which of them count as one.
 */
import { isIP, isIPv4 } from 'node:net';

const GROUPS = 8;

/**
 * The network that counts as one client: one address of the old kind; of the new kind a /64, which is what a single household or a
 * single rented machine is given to choose addresses from. What is no address counts as it is written.
 */
export function networkOf(address: string): string {
  const plain = asOldKind(withoutZone(address));
  if (isIP(plain) !== 6) return plain;
  const network = groupsOf(plain).slice(0, GROUPS / 2);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Whether the address is one a machine has for itself. */
export function isThisMachine(address: string): boolean {
  const plain = asOldKind(withoutZone(address));
  if (isIPv4(plain)) return plain.startsWith('127.');
  return isIP(plain) === 6 && groupsOf(plain).every((group, i) => group === (i === GROUPS - 1 ? 1 : 0));
}

/** Link-local addresses may name the network card they are reached by. */
function withoutZone(address: string): string {
  return address.split('%')[0] ?? '';
}

/** A socket for both kinds shows addresses of the old kind in the new form, as in ::ffff:203.0.113.7. */
function asOldKind(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).every((group, i) => group === (i === 5 ? 0xffff : 0));
  if (!isMapped) return address;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** The eight numbers of an address of the new kind; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): readonly number[] {
  const [front = [], back = []] = address.split('::').map(numbersIn);
  const zeros = Array.from({ length: GROUPS - front.length - back.length }, () => 0);
  return [...front, ...zeros, ...back];
}

function numbersIn(part: string): readonly number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    // The last two groups may be written as an address of the old kind.
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
