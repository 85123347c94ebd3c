/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */
import { ucs2length } from './runtime.js'

export const isThemeFile = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["$schema"],"properties":{"$schema":{"type":"string","maxLength":200},"colorConfig":{"$ref":"ColorConfig"},"fontFamily":{"type":"string","minLength":1,"maxLength":60},"radius":{"$ref":"Radius"},"density":{"$ref":"Density"},"logos":{"$ref":"ThemeLogos"}}};
const schema46 = {"type":"string","enum":["none","small","medium","large"]};
const schema47 = {"type":"string","enum":["compact","regular"]};
const func1 = ucs2length;
const schema32 = {"type":"object","additionalProperties":false,"required":["colorModeType"],"properties":{"buttonBorderedColorLight":{"$ref":"HexColor"},"buttonBorderedColorDark":{"$ref":"HexColor"},"lightMainColor":{"$ref":"HexColor"},"darkMainColor":{"$ref":"HexColor"},"promotionalBannerColorLight":{"$ref":"HexColor"},"promotionalBannerColorDark":{"$ref":"HexColor"},"mainBackgroundColorLight":{"$ref":"HexColor"},"mainBackgroundColorDark":{"$ref":"HexColor"},"mainTextColorLight":{"$ref":"HexColor"},"mainTextColorDark":{"$ref":"HexColor"},"descriptionTextColorLight":{"$ref":"HexColor"},"descriptionTextColorDark":{"$ref":"HexColor"},"colorModeType":{"$ref":"ColorModeType"}}};
const schema33 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7};
const schema45 = {"type":"string","enum":["LIGHT","DARK","AUTO"]};
const func2 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.colorModeType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colorModeType"},message:"must have required property '"+"colorModeType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema32.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.buttonBorderedColorLight !== undefined){
let data0 = data.buttonBorderedColorLight;
if(typeof data0 === "string"){
if(func1(data0) > 7){
const err2 = {instancePath:instancePath+"/buttonBorderedColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/buttonBorderedColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/buttonBorderedColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.buttonBorderedColorDark !== undefined){
let data1 = data.buttonBorderedColorDark;
if(typeof data1 === "string"){
if(func1(data1) > 7){
const err5 = {instancePath:instancePath+"/buttonBorderedColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/buttonBorderedColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/buttonBorderedColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lightMainColor !== undefined){
let data2 = data.lightMainColor;
if(typeof data2 === "string"){
if(func1(data2) > 7){
const err8 = {instancePath:instancePath+"/lightMainColor",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/lightMainColor",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/lightMainColor",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.darkMainColor !== undefined){
let data3 = data.darkMainColor;
if(typeof data3 === "string"){
if(func1(data3) > 7){
const err11 = {instancePath:instancePath+"/darkMainColor",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data3)){
const err12 = {instancePath:instancePath+"/darkMainColor",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/darkMainColor",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.promotionalBannerColorLight !== undefined){
let data4 = data.promotionalBannerColorLight;
if(typeof data4 === "string"){
if(func1(data4) > 7){
const err14 = {instancePath:instancePath+"/promotionalBannerColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern4.test(data4)){
const err15 = {instancePath:instancePath+"/promotionalBannerColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/promotionalBannerColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.promotionalBannerColorDark !== undefined){
let data5 = data.promotionalBannerColorDark;
if(typeof data5 === "string"){
if(func1(data5) > 7){
const err17 = {instancePath:instancePath+"/promotionalBannerColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern4.test(data5)){
const err18 = {instancePath:instancePath+"/promotionalBannerColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/promotionalBannerColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.mainBackgroundColorLight !== undefined){
let data6 = data.mainBackgroundColorLight;
if(typeof data6 === "string"){
if(func1(data6) > 7){
const err20 = {instancePath:instancePath+"/mainBackgroundColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern4.test(data6)){
const err21 = {instancePath:instancePath+"/mainBackgroundColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/mainBackgroundColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.mainBackgroundColorDark !== undefined){
let data7 = data.mainBackgroundColorDark;
if(typeof data7 === "string"){
if(func1(data7) > 7){
const err23 = {instancePath:instancePath+"/mainBackgroundColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern4.test(data7)){
const err24 = {instancePath:instancePath+"/mainBackgroundColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/mainBackgroundColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.mainTextColorLight !== undefined){
let data8 = data.mainTextColorLight;
if(typeof data8 === "string"){
if(func1(data8) > 7){
const err26 = {instancePath:instancePath+"/mainTextColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern4.test(data8)){
const err27 = {instancePath:instancePath+"/mainTextColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/mainTextColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.mainTextColorDark !== undefined){
let data9 = data.mainTextColorDark;
if(typeof data9 === "string"){
if(func1(data9) > 7){
const err29 = {instancePath:instancePath+"/mainTextColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern4.test(data9)){
const err30 = {instancePath:instancePath+"/mainTextColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/mainTextColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.descriptionTextColorLight !== undefined){
let data10 = data.descriptionTextColorLight;
if(typeof data10 === "string"){
if(func1(data10) > 7){
const err32 = {instancePath:instancePath+"/descriptionTextColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern4.test(data10)){
const err33 = {instancePath:instancePath+"/descriptionTextColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/descriptionTextColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.descriptionTextColorDark !== undefined){
let data11 = data.descriptionTextColorDark;
if(typeof data11 === "string"){
if(func1(data11) > 7){
const err35 = {instancePath:instancePath+"/descriptionTextColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern4.test(data11)){
const err36 = {instancePath:instancePath+"/descriptionTextColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/descriptionTextColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.colorModeType !== undefined){
let data12 = data.colorModeType;
if(typeof data12 !== "string"){
const err38 = {instancePath:instancePath+"/colorModeType",schemaPath:"ColorModeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((data12 === "LIGHT") || (data12 === "DARK")) || (data12 === "AUTO"))){
const err39 = {instancePath:instancePath+"/colorModeType",schemaPath:"ColorModeType/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","additionalProperties":false,"properties":{"custom":{"$ref":"AssetName"},"horizontal":{"$ref":"AssetName"},"background":{"$ref":"AssetName"},"banner":{"$ref":"AssetName"},"icon":{"$ref":"AssetName"}}};
const schema49 = {"type":"string","pattern":"^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$","maxLength":160};
const pattern16 = new RegExp("^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "custom") || (key0 === "horizontal")) || (key0 === "background")) || (key0 === "banner")) || (key0 === "icon"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.custom !== undefined){
let data0 = data.custom;
if(typeof data0 === "string"){
if(func1(data0) > 160){
const err1 = {instancePath:instancePath+"/custom",schemaPath:"AssetName/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern16.test(data0)){
const err2 = {instancePath:instancePath+"/custom",schemaPath:"AssetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"},message:"must match pattern \""+"^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/custom",schemaPath:"AssetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.horizontal !== undefined){
let data1 = data.horizontal;
if(typeof data1 === "string"){
if(func1(data1) > 160){
const err4 = {instancePath:instancePath+"/horizontal",schemaPath:"AssetName/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/horizontal",schemaPath:"AssetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"},message:"must match pattern \""+"^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/horizontal",schemaPath:"AssetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.background !== undefined){
let data2 = data.background;
if(typeof data2 === "string"){
if(func1(data2) > 160){
const err7 = {instancePath:instancePath+"/background",schemaPath:"AssetName/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern16.test(data2)){
const err8 = {instancePath:instancePath+"/background",schemaPath:"AssetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"},message:"must match pattern \""+"^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/background",schemaPath:"AssetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.banner !== undefined){
let data3 = data.banner;
if(typeof data3 === "string"){
if(func1(data3) > 160){
const err10 = {instancePath:instancePath+"/banner",schemaPath:"AssetName/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern16.test(data3)){
const err11 = {instancePath:instancePath+"/banner",schemaPath:"AssetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"},message:"must match pattern \""+"^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/banner",schemaPath:"AssetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(typeof data4 === "string"){
if(func1(data4) > 160){
const err13 = {instancePath:instancePath+"/icon",schemaPath:"AssetName/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern16.test(data4)){
const err14 = {instancePath:instancePath+"/icon",schemaPath:"AssetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"},message:"must match pattern \""+"^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/icon",schemaPath:"AssetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$schema"},message:"must have required property '"+"$schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "colorConfig")) || (key0 === "fontFamily")) || (key0 === "radius")) || (key0 === "density")) || (key0 === "logos"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.colorConfig !== undefined){
if(!(validate21(data.colorConfig, {instancePath:instancePath+"/colorConfig",parentData:data,parentDataProperty:"colorConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.fontFamily !== undefined){
let data2 = data.fontFamily;
if(typeof data2 === "string"){
if(func1(data2) > 60){
const err4 = {instancePath:instancePath+"/fontFamily",schemaPath:"#/properties/fontFamily/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/fontFamily",schemaPath:"#/properties/fontFamily/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/fontFamily",schemaPath:"#/properties/fontFamily/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.radius !== undefined){
let data3 = data.radius;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/radius",schemaPath:"Radius/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "none") || (data3 === "small")) || (data3 === "medium")) || (data3 === "large"))){
const err8 = {instancePath:instancePath+"/radius",schemaPath:"Radius/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.density !== undefined){
let data4 = data.density;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/density",schemaPath:"Density/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "compact") || (data4 === "regular"))){
const err10 = {instancePath:instancePath+"/density",schemaPath:"Density/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.logos !== undefined){
if(!(validate23(data.logos, {instancePath:instancePath+"/logos",parentData:data,parentDataProperty:"logos",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

