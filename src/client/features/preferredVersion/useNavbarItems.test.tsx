import { afterEach, expect, test } from "@jest/globals";
import { render } from "../../../../test/render";
import { testSettings, testSite } from "../../../../test/testSite";
import { useNavbarItems } from "./useNavbarItems";

const site = testSite({
  docs: {
    ...testSettings.docs,
    versions: [...testSettings.docs.versions, { name: "1.0", label: "1.0", basePath: "/1.0" }],
  },
  sidebars: [...testSettings.sidebars, { name: "launch-1.0", folder: "1.0/launch", label: "Launch" }],
});

function groupsAt(path: string, isInGroup: boolean): readonly string[] {
  let groups: readonly string[] = [];
  function Probe() {
    groups = useNavbarItems(path, isInGroup).flatMap((item) => (item.type === "sidebar" ? [item.sidebar] : []));
    return null;
  }
  render(<Probe />, site).unmount();
  return groups;
}

afterEach(() => localStorage.clear());

test("items lead to the groups of the page's version, if it has them", () => {
  expect(groupsAt("/1.0/launch/yaml", true)).toEqual(["launch-1.0", "federate"]);
  expect(groupsAt("/launch/yaml", true)).toEqual(["launch", "federate"]);
});

test("without a preferred version, a page outside the groups has the items of the version in its address", () => {
  expect(groupsAt("/1.0/about", false)).toEqual(["launch-1.0", "federate"]);
});

test("items lead to the groups of the preferred version on a page without a version", () => {
  localStorage.setItem("docs-preferred-version-default", "1.0");
  expect(groupsAt("/search", false)).toEqual(["launch-1.0", "federate"]);
  expect(groupsAt("/launch/yaml", true)).toEqual(["launch", "federate"]);
});
